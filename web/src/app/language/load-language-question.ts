/** Loads the question in a step of its own: a direct import would list the profile's files in the first load. */
export const loadLanguageQuestion = async () => ({
  default: (await import('#web/features/profile/language-question.tsx')).LanguageQuestion,
});
