import { plural } from '#web/lib/language/translate.ts';

/** Says how many meals are not suggested because of the user's diet and allergies. */
export const LeftOutNote = ({ count }: { count: number | undefined }) =>
  count === undefined ? null : (
    <p className="secondary">
      {plural(
        count,
        'We left out {count} meal that doesn’t fit your diet and allergies, or that we don’t know enough about.',
        'We left out {count} meals that don’t fit your diet and allergies, or that we don’t know enough about.',
      )}
    </p>
  );
