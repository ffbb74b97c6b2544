import type { Claim } from '#shared/site/claims.ts';
import { useWords } from '../language/page-language.ts';
import classes from './claim.module.css';

/** Marks an unverified figure; the footnote below the figures explains it (decision D15). */
export const ClaimMark = ({ claim }: { claim: Claim }) => {
  const { t } = useWords();
  return claim.confirmed ? null : (
    <a className={classes.mark} href="#launch-targets" aria-label={t('Launch target, see note')}>
      *
    </a>
  );
};
