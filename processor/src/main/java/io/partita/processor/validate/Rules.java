package io.partita.processor.validate;

import com.squareup.javapoet.ClassName;
import io.partita.processor.diagnostic.Diagnostic;
import io.partita.processor.resolve.ResolvedTable;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** All rules; each problem has one cause and is found by one of them. */
public final class Rules {

  private final List<Rule> rules;

  /**
   * The rules for one compilation.
   *
   * @param isTaken whether a type of that name is part of the compilation, so that none can be
   *     generated; types that are merely on the class path do not count, because they may be what
   *     an earlier compilation generated
   * @param drafts whether drafts of records are generated
   */
  public Rules(Predicate<ClassName> isTaken, boolean drafts) {
    this.rules =
        List.of(
            new TypesAreStorable(),
            new ComponentsExist(),
            new FormatsFit(),
            new KeyTypesAreOrdered(),
            new TableKeysAreNeverEmpty(),
            new SortKeysMatchTheTable(),
            new KeysFitTheirLimit(),
            new KeysDoNotCollide(),
            new KeysTakeNoUniqueValues(),
            new KeyAttributesHaveOneType(),
            new AttributeNamesAreUsable(),
            new AttributeNamesAreDistinct(),
            new AttributesAreFree(),
            new DiscriminatorIsFree(),
            new VersionsAreIntegers(),
            new ExpiriesAreTimes(),
            new ExpiriesShareOneAttribute(),
            new TimestampsAreInstants(),
            new ManagedOnce(),
            new ManagedComponentsInKeys(),
            new GeneratedIdsAreUuidsOrText(),
            new GeneratedIdsAreInKeys(),
            new GeneratedIdsAreTheirItemsOwn(),
            new GeneratedIdsMayBeNull(),
            new KeyOnlyComponentsCanBeRead(),
            new TypeValuesAreDistinct(),
            new EntityNamesAreDistinct(),
            new GeneratedNamesAreFree(isTaken, drafts),
            new IndexesAreDeclaredOnce(),
            new IndexNamesAreLegal(),
            new IndexKeysAreComplete(),
            new IndexKeysHaveOneSource(),
            new LocalIndexesArePossible(),
            new IndexesAreFewEnough(),
            new ProjectionsAreComplete(),
            new CapacityIsWhole(),
            new PartitionKeysAreGiven(),
            new EndsAreInTheTable(),
            new EndsAreNoEdges(),
            new EndKeysNameComponents(),
            new EdgesHoldTheKeysOfTheirEnds(),
            new EndKeysAreAsFine(),
            new EndKeysHaveOneType(),
            new EndsAreToldApart(),
            new EdgeKeysAreGivenOrDerived(),
            new EdgeKeysIdentifyBothEnds(),
            new InversesHoldTheRightEnd(),
            new ChildrenAreNoEdges(),
            new ParentsAreInTheTable(),
            new ParentsAreNoEdges(),
            new ParentsFormNoCycle(),
            new ChildrenHoldTheKeysOfTheirParents(),
            new ParentKeysHaveOneType(),
            new ChildPartitionKeysAreTheirParents(),
            new ChildSortKeysExtendTheirParents(),
            new CountsCountWhatBelongsToThem(),
            new CountsKnowTheirSide(),
            new CountsAreIntegers(),
            new CountsHaveOneName(),
            new CountsAreDistinct(),
            new CountedItemsAreListed(),
            new ExpiringItemsAreIndependent(),
            new CreationsFitATransaction(),
            new UniqueValuesAreKeys(),
            new UniqueValuesAreNotManaged(),
            new UniqueValuesAreNoKeys(),
            new UniqueValuesHaveTextKeys(),
            new PatternsAreNamed(),
            new PatternNamesAreDistinct(),
            new PatternNamesAreUsable(drafts),
            new HierarchiesAreSortKeys(),
            new IncludedAttributesExist(),
            new KeysTellProjectedItemsApart(),
            new ShardsArePossible(),
            new MembersAreEntities(),
            new CollectionsHaveOneRoot(),
            new CollectionsLieTogether(),
            new CollectionNamesAreFree(),
            new CollectionQueryNamesAreUsable(),
            new BoundsAreOnCollections(),
            new AllowedCodesAreKnown(),
            new CopiesHaveASource(),
            new CopiesHaveTheTypeOfTheirSource(),
            new CopiesCanBeWritten(),
            new CopiesCanBeReached(),
            new ConditionsFitTheirComponents(),
            new ConditionsCanHold(),
            new ConditionsHaveAKeyToLeaveOut(),
            new ConditionsExcludeEachOther(),
            new RepeatedIndexKeysAreToldApart(),
            new InversesHoldEveryEdge(),
            new CountersAreCreatedFromTheirKeys());
  }

  /** Everything that is wrong with a table. */
  public Stream<Diagnostic> check(ResolvedTable table) {
    return rules.stream().flatMap(rule -> rule.check(table));
  }
}
