import type { Claim } from '#shared/site/claims.ts';
import { useWords } from '../language/page-language.ts';
import classes from './claim.module.css';

/**
 * Marks an unverified figure; the footnote in the same section explains it (decision D15).
 * @param note ID of the footnote
 */
export const ClaimMark = ({ claim, note }: { claim: Claim; note: string }) => {
  const { t } = useWords();
  return claim.confirmed ? null : (
    <a className={classes.mark} href={`#${note}`} aria-label={t('Launch target, see note')}>
      *
    </a>
  );
};
