/** Phrases for the occasion of a meal, which name no food; one per line as in `phrases.ts`. */
export const occasionPhrases = `
post workout meal = after
post run = after
pre run = before
post gym = after
pre gym = before
before the gym = before
after the gym = after
after gym = after
before gym = before
nach dem training = after
vor dem training = before
nach dem sport = after
vor dem sport = before
beim sport = after
beim wandern = after
so far = so
so far breton = so far breton
`;
