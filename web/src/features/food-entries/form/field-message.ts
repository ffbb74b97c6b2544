import { t } from '#web/lib/language/translate.ts';
import type * as z from 'zod';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** Returns a user-facing message for a validation issue. */
export const fieldMessage = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'invalid_type')
    return t('Enter a number, such as {example}.', { example: formatNumber(12.5, 1) });
  if (issue.code === 'too_big') {
    const most = formatNumber(Number(issue.maximum));
    return issue.origin === 'string'
      ? t('Use up to {most} characters.', { most })
      : t('The maximum is {most}. Is there an extra digit?', { most });
  }
  if (issue.code === 'too_small' && issue.origin !== 'string') {
    return t('The minimum is {least}.', { least: formatNumber(Number(issue.minimum)) });
  }
  return t(issue.message);
};
