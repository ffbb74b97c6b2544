import type * as z from 'zod';
import { formatNumber } from '../../ui/format-number.ts';

/** What is wrong with a field, in words for the person who typed it. */
export const fieldMessage = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'invalid_type') return 'Please enter a number, such as 12.5.';
  if (issue.code === 'too_big') {
    const most = formatNumber(Number(issue.maximum));
    return issue.origin === 'string'
      ? `Please keep this to ${most} characters.`
      : `This can be at most ${most}. Is there a digit too many?`;
  }
  if (issue.code === 'too_small' && issue.origin !== 'string') {
    return `This can be no less than ${formatNumber(Number(issue.minimum))}.`;
  }
  return issue.message;
};
