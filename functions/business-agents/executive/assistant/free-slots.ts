import { addDays, type LocalDate } from '#shared/time/local-date.ts';
import { weekdayOf } from '../../common/text/weekdays.ts';
import { localStart, type Workspace } from './workspace.ts';
import { wallClockOf } from '#shared/time/wall-clock.ts';

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
/** Working hours, in minutes after midnight. */
const OPENS = 9 * 60;
const CLOSES = 17 * 60;

interface Wanted {
  from: LocalDate;
  to: LocalDate;
  minutes: number;
  count: number;
  earliest?: string | undefined;
  latest?: string | undefined;
  /** Days to leave out. */
  not?: readonly LocalDate[];
}

/** Whether a local time is free. */
export const isFreeAt = (
  start: string,
  minutes: number,
  { events, zone }: Pick<Workspace, 'events' | 'zone'>,
): boolean => {
  const [day, begin] = [start.slice(0, 10), minutesOf(start.slice(11))];
  return !events.some((event) => {
    if (event.free) return false;
    const other = localStart(event, zone);
    const at = minutesOf(other.slice(11));
    return other.startsWith(day) && at < begin + minutes && at + event.duration > begin;
  });
};

/** Returns free local times within working hours: one after another, at most two per day if several are asked for. */
export const freeSlots = (
  { from, to, minutes, count, earliest, latest, not = [] }: Wanted,
  workspace: Workspace,
): string[] => {
  const { date, time } = wallClockOf(workspace.now, workspace.zone);
  const found: string[] = [];
  const first = Math.max(OPENS, earliest ? minutesOf(earliest) : OPENS);
  const last = Math.min(CLOSES, latest ? minutesOf(latest) : CLOSES);
  for (let day = from < date ? date : from; day <= to && found.length < count; day = addDays(day, 1)) {
    if (weekdayOf(day) > 5 || not.includes(day)) continue;
    const start = day === date ? Math.max(first, Math.ceil((minutesOf(time) + 1) / 15) * 15) : first;
    let ofDay = 0;
    for (
      let at = start;
      at + minutes <= last && found.length < count && ofDay < Math.max(2, Math.ceil(count / 3));
      at += 15
    ) {
      const slot = `${day}T${timeOf(at)}`;
      if (!isFreeAt(slot, minutes, workspace)) continue;
      found.push(slot);
      ofDay += 1;
      at += Math.max(minutes, 45) - 15;
    }
  }
  return found;
};
