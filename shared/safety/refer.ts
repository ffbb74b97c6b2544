import * as z from 'zod';

/**
 * Whom an answer refers the user to. `emergency`: emergency services or poison control. `crisis`: a crisis line.
 * `eating-disorder`: an eating disorder service. `doctor`: a health professional. `none`: no one.
 */
export const referKinds = ['emergency', 'crisis', 'eating-disorder', 'doctor', 'none'] as const;
export const referKind = z.enum(referKinds);
export type ReferKind = z.infer<typeof referKind>;

/** A phone number to show with an answer, for the user's country. */
export const helpLine = z.object({
  name: z.string(),
  /** As printed, for example `0800 111 0 111`. */
  number: z.string(),
  /** For a `tel:` or `sms:` link. */
  href: z.string().regex(/^(?:tel|sms):\+?\d+$/),
});
export type HelpLine = z.infer<typeof helpLine>;

const safetySource = z.object({ title: z.string(), url: z.url({ protocol: /^https$/ }) });

/** What to do, whom to call and where the advice comes from. */
export const safetyAdvice = z.object({
  refer: referKind,
  /** The situation, for example `hypoglycemia`. */
  topic: z.string(),
  text: z.string(),
  lines: z.array(helpLine),
  sources: z.array(safetySource),
});
export type SafetyAdvice = z.infer<typeof safetyAdvice>;
