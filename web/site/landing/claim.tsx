import type { Claim } from '#shared/site/claims.ts';
import classes from './claim.module.css';

/** Marks what nobody has measured yet: the footnote below the figures says so (decision D15). */
export const ClaimMark = ({ claim }: { claim: Claim }) =>
  claim.confirmed ? null : (
    <a className={classes.mark} href="#launch-targets" aria-label="Launch target, see the note">
      *
    </a>
  );
