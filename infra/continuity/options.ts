import { parseArgs } from 'node:util';

export interface RestoreOptions {
  /** Name of the stage. */
  stage: string;
  /** Latest recovery point; null for the newest. */
  at: Date | null;
  /** Restores only this user; null for everything. */
  user: string | null;
  /** Restores the user's items as those of this user. */
  as: string | null;
  /** Another table than the stage's. */
  into: string | null;
  /** One part only; null for table and photos. */
  only: 'table' | 'photos' | null;
  /** Prints what it would do. */
  isDryRun: boolean;
  /** Only compares the backup with the table. */
  isCompare: boolean;
  skipsDamaged: boolean;
  /** Also restores photos that were deleted since then. */
  restoresDeletedPhotos: boolean;
  /** Restores without asking. */
  isAgreed: boolean;
  /** File with the progress; null for the stage's own. */
  progress: string | null;
}

/** Parses a recovery point, e.g. `2026-11-28T10:00:00Z`. @throws Error for anything but an instant */
const parseTime = (text: string | undefined): Date | null => {
  if (text === undefined) return null;
  if (!/^\d{4}-\d\d-\d\dT.+(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error(`"${text}" is not a time with a time zone, for example --at 2026-11-28T10:00:00Z.`);
  return new Date(text);
};

/**
 * Parses the options of `npm run restore`.
 * @throws Error with the valid options
 */
export const readRestoreOptions = (argv: string[]): RestoreOptions => {
  const { values } = parseArgs({
    args: argv,
    options: {
      stage: { type: 'string' },
      at: { type: 'string' },
      user: { type: 'string' },
      as: { type: 'string' },
      into: { type: 'string' },
      only: { type: 'string' },
      progress: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      compare: { type: 'boolean', default: false },
      'skip-damaged': { type: 'boolean', default: false },
      'deleted-photos': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const { stage, only = null, user = null, as = null } = values;
  if (stage === undefined) throw new Error('Specify the stage, for example --stage prod.');
  if (only !== null && only !== 'table' && only !== 'photos')
    throw new Error('One part can be restored alone: --only table, --only photos');
  if (as !== null && user === null) throw new Error('--as needs the user in the backup: --user OLD --as NEW');
  return {
    stage,
    at: parseTime(values.at),
    user,
    as,
    into: values.into ?? null,
    only,
    isDryRun: values['dry-run'],
    isCompare: values.compare,
    skipsDamaged: values['skip-damaged'],
    restoresDeletedPhotos: values['deleted-photos'],
    isAgreed: values.yes,
    progress: values.progress ?? null,
  };
};

/**
 * Returns the file with the progress of a restore. Null for a run that writes no items: it must not touch the file of an
 * unfinished restore, which has the filters of the paused consumers.
 */
export const progressFileOf = ({
  stage,
  only,
  progress,
  isDryRun,
  isCompare,
}: Pick<RestoreOptions, 'stage' | 'only' | 'progress' | 'isDryRun' | 'isCompare'>): string | null =>
  isDryRun || only === 'photos'
    ? null
    : (progress ?? `restore-${stage}${isCompare ? '-compare' : ''}.sqlite`);
