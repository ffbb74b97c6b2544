/**
 * Instruction on the right of withdrawal and the model form, in the words of Directive 2011/83/EU, Annex I (in German:
 * annexes 1 and 2 to Article 246a EGBGB). `{company}`, `{email}` and `{address}` are placeholders.
 */
export interface WithdrawalText {
  title: string;
  paragraphs: readonly string[];
  formTitle: string;
  form: readonly string[];
}
