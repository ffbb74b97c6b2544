/**
 * Every number that the reading of a meal is balanced by, in one place. First set by judgement, then moved in steps
 * while one half of a public set of meals was watched, and kept only where the other half agreed (docs/accuracy.md).
 * Points are shares of a full match.
 */
export const weights = {
  /** How much of what was said a name has counts so much; how much of the name was said, the rest. */
  said: 0.86,
  /** The same for how far a match is trusted, where foods are joined and told apart. */
  trustSaid: 0.51,
  /** The food's main word is not in the name. */
  headMissing: -0.11,
  /** What the name is about was not said: 'tea biscuit' for tea. */
  nameHeadUnsaid: -0.14,
  /** A word that makes another food of it was not said: 'diet cola' for cola. */
  changeUnsaid: -0.02,
  /** The name denies what nobody denied: 'burrito, no cheese' for a burrito. */
  denialUnsaid: -0.03,
  /** A naming word of the name's first part that nobody said: 'mocha coffee' for coffee. */
  namingUnsaid: -0.02,
  /** The same, for how far the match is trusted. */
  otherHead: -0.14,
  /** No name has the main word: what is meant is hardly in the table. */
  headUnknown: -0.3,
  /** The main word stands in the first part of the name. */
  headFirst: 0.05,
  /** The words stand in the same order. */
  inOrder: 0.03,
  /** A brand that nobody said. */
  brandUnsaid: -0.12,
  /** The very name. */
  exact: 0.2,
  /** The food comes in the portion that was said. */
  portionKnown: 0.1,
  /** It comes in the very size of it that was said: 'a regular bag'. */
  sizeKnown: 0.05,
  /** A sweet drink for one without sugar. */
  sweetInstead: -0.3,
  /** The name has it bottled, as it was told. */
  packedKnown: 0.15,
  /** The food is dry, as it was told. */
  dryKnown: 0.15,
  /** The very name, its words in order. */
  spoken: 0.03,
  /** A name that has only what goes without saying beyond the words is nearly the very name. */
  nearly: 0.6,
  /** What was said only describes the food of the name: 'ice cream with cookies' for cookies. */
  headBehind: -0.12,
  /** A name written for the product. */
  curated: 0,
  /** A food as the dietary survey knows it, as eaten. */
  survey: 0.08,
  /** Less agreement than this is a guess, and a guess is an invented food. */
  enough: 0.41,
  /** The least that a word tells, however common it is. */
  leastTelling: 0.5,
  /** What a word counts that no name has. */
  unknown: 0.65,
  /** An unsaid word: one of several, behind 'with', beyond the first comma, of a brand. */
  either: 0.4,
  behindUnsaid: 0.8,
  laterUnsaid: 0.9,
  brandWord: 0.4,
  /** An unsaid word that only files the food. */
  category: 0.3,
  /** Share of a said word: behind 'with', denied, perhaps no part of the name. */
  behind: 0.9,
  denied: 0.5,
  extra: 0.3,
  /** Cost of one more food, and of one without a mass where others have one. */
  eachFood: 0.47,
  withoutMass: 0.7,
  articleOnly: 0.25,
  /** Cost of a food without any amount where others have one. */
  unstated: 0.45,
  /** Cost of joining a part: by how it hangs on, after a comma, with an article of its own, into a dish that takes it up. */
  joinWithin: -0.2,
  joinIn: 0,
  joinWith: 0.11,
  joinListed: 0.16,
  joinFresh: 0.25,
  joinArticle: 0.4,
  joinArticleIn: 0.1,
  joinOr: -0.3,
  /** Cost of leaving a part out. */
  skip: 0.12,
  /** The same for a part that is a food by itself. */
  skipFood: 0.6,
  joinAbsorbed: 0.02,
  /** A dish's match with its parts is taken when it is at least so good against the dish alone. */
  wholeDish: 0.8,
  /** A name that says nothing of 'with' is hardly meant by words that do. */
  joinUndescribed: 0.4,
  /** The name puts one food more with it than was said. */
  joinUnsaid: 0.5,
  /** A food without a mass, by its very name, is missed less. */
  bareExact: 0.55,
  /** What is left of a dish's match when its parts are not in the name. */
  headOnly: 0.97,
};
