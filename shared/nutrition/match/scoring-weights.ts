/**
 * All weights of the meal parser in one place. First set by judgment, then adjusted while watching one half of a public
 * set of meals, and kept only if the other half agreed (docs/accuracy.md). Points are shares of a full match.
 */
export const weights = {
  /** Weight of the share of the text that a name contains; the rest is the weight of the share of the name. */
  said: 0.86,
  /** The same for the confidence in a match when grouping foods. */
  trustMentioned: 0.51,
  /** The head of the text is not in the name. */
  headMissing: -0.11,
  /** The head of the name is not in the text: 'tea biscuit' for tea. */
  nameHeadUnmentioned: -0.14,
  /** A word that makes it a different food is not in the text: 'diet cola' for cola. */
  changeUnmentioned: -0.02,
  /** The name excludes something that the text does not: 'burrito, no cheese' for a burrito. */
  denialUnmentioned: -0.03,
  /** A naming word of the name's first part is not in the text: 'mocha coffee' for coffee. */
  namingUnmentioned: -0.02,
  /** The same for the confidence in a match. */
  otherHead: -0.14,
  /** No name contains the head: the food is probably not in the table. */
  headUnknown: -0.3,
  /** The head is in the first part of the name. */
  headFirst: 0.05,
  /** The words are in the same order. */
  inOrder: 0.03,
  /** A brand that the text does not mention. */
  brandUnmentioned: -0.12,
  /** An exact match. */
  exact: 0.2,
  /** The food comes in the stated portion. */
  portionKnown: 0.1,
  /** It comes in the stated size: 'a regular bag'. */
  sizeKnown: 0.05,
  /** A sweet drink for one without sugar. */
  sweetInstead: -0.3,
  /** The name says bottled, like the text. */
  packedKnown: 0.15,
  /** The food is dry, like in the text. */
  dryKnown: 0.15,
  /** An exact match in the same order. */
  spoken: 0.03,
  /** Only optional words are missing for an exact match. */
  nearly: 0.6,
  /** The text only describes the food of the name: 'ice cream with cookies' for cookies. */
  headBehind: -0.12,
  /** A name written for the product. */
  curated: 0,
  /** A food of the dietary survey, as eaten. */
  survey: 0.08,
  /** A food that only the full table has. */
  fullTableOnly: -0.1,
  /** The same if the text is the name of a built-in one. */
  notExactlyNamed: -0.1,
  /** Minimum score: below it a match would be an invented food. */
  enough: 0.41,
  /** Minimum weight of a word, however common it is. */
  leastTelling: 0.5,
  /** Weight of a word that no name contains. */
  unknown: 0.65,
  /** Factor for an unmentioned word: one of several, after 'with', after the first comma, of a brand. */
  either: 0.4,
  trailingUnmentioned: 0.8,
  laterUnmentioned: 0.9,
  brandWord: 0.4,
  /** An unmentioned word that is only a category. */
  category: 0.3,
  /** Weight of a word of the text: after 'with', excluded, optional. */
  behind: 0.9,
  denied: 0.5,
  extra: 0.3,
  /** Cost of an additional food, and of one without a mass if others have one. */
  eachFood: 0.47,
  withoutMass: 0.7,
  articleOnly: 0.25,
  /** Cost of a food without any amount if others have one. */
  unstated: 0.45,
  /** Cost of joining a part: by its link, after a comma, with its own article, into a dish that includes it. */
  joinWithin: -0.2,
  joinIn: 0,
  joinWith: 0.11,
  joinListed: 0.16,
  joinFresh: 0.25,
  joinArticle: 0.4,
  joinArticleIn: 0.1,
  joinOr: -0.3,
  /** Cost of leaving out a part. */
  skip: 0.12,
  /** The same for a part that is a food on its own. */
  skipFood: 0.6,
  joinAbsorbed: 0.02,
  /** Minimum score of a dish with its parts, relative to the dish alone. */
  wholeDish: 0.8,
  /** Cost of a name without 'with' for a text with it. */
  joinUndescribed: 0.4,
  /** Cost of a name with one food more than the text. */
  joinUnmentioned: 0.5,
  /** Cost factor of a food without a mass for an exact name. */
  bareExact: 0.55,
  /** Score factor of a dish whose parts are not in the name. */
  headOnly: 0.97,
};
