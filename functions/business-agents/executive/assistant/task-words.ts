/** Returns a pattern that matches whole words. */
export const w = (pattern: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'iu');

/** Returns the priority that a text names, or undefined. */
export const priorityIn = (text: string): 'low' | 'medium' | 'high' | undefined => {
  if (
    w(
      String.raw`high(?:est)?(?: priority)?|urgent|important|asap|top priority|hohe[rn]?|dringend|wichtig|hoch`,
    ).test(text)
  )
    return 'high';
  if (w(String.raw`low(?: priority)?|niedrige[rn]?|niedrig|unwichtig|whenever`).test(text)) return 'low';
  return w('medium|normal|mittlere[rn]?|mittel').test(text) ? 'medium' : undefined;
};

/** Returns the type of a task by its words. */
export const typeIn = (subject: string): 'follow_up' | 'email' | 'call' | 'meeting' | 'note' => {
  if (w(String.raw`call|ring|phone|anruf\p{L}*|telefonier\p{L}*`).test(subject)) return 'call';
  if (w(String.raw`e-?mail|mail|write to|schreib\p{L}*`).test(subject)) return 'email';
  if (w(String.raw`meet(?:ing)?|treffen|besprechung`).test(subject)) return 'meeting';
  return w(String.raw`follow[- ]?up(?: with)?|nachfass\p{L}*|chase|remind`).test(subject)
    ? 'follow_up'
    : 'note';
};
