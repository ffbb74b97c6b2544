import type { DayMention } from '../../common/text/days.ts';
import { daysIn } from '../../common/text/days.ts';
import { plainText } from '../../common/text/spoken.ts';
import { type TimeMention, timesIn } from '../../common/text/times.ts';
import { type LeadMention, leadIn } from './find-leads.ts';
import { minutesIn } from './find-rows.ts';
import { todayOf, type Workspace } from './workspace.ts';

/** A request with what was found in it. */
export interface AssistantRequest {
  text: string;
  days: readonly DayMention[];
  times: readonly TimeMention[];
  /** Length of time. */
  minutes: number | undefined;
  mention: LeadMention;
}

export const readRequest = (written: string, workspace: Workspace): AssistantRequest => {
  const text = plainText(written);
  return {
    text,
    days: daysIn(text, { today: todayOf(workspace), language: workspace.words.language }),
    times: timesIn(text),
    minutes: minutesIn(text, workspace),
    mention: leadIn(text, workspace.leads),
  };
};
