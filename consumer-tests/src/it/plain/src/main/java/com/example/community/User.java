package com.example.community;

import io.partita.annotations.CreatedAt;
import io.partita.annotations.Entity;
import java.time.Instant;

@Entity(pk = "USER#{userId}", sk = "PROFILE")
public record User(String userId, String name, @CreatedAt Instant createdAt) {}
