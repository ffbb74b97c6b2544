import { t } from '#web/lib/language/translate.ts';
import type * as z from 'zod';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** Returns a user-facing message for a validation issue. */
export const fieldMessage = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'invalid_type')
    return t('Please enter a number, such as {example}.', { example: formatNumber(12.5, 1) });
  if (issue.code === 'too_big') {
    const most = formatNumber(Number(issue.maximum));
    return issue.origin === 'string'
      ? t('Please keep this to {most} characters.', { most })
      : t('This can be at most {most}. Is there a digit too many?', { most });
  }
  if (issue.code === 'too_small' && issue.origin !== 'string') {
    return t('This can be no less than {least}.', { least: formatNumber(Number(issue.minimum)) });
  }
  return t(issue.message);
};
