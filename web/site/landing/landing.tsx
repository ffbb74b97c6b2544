import { About } from './about.tsx';
import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { InAction } from './in-action.tsx';
import { Pricing } from './pricing.tsx';
import { Referral } from './referral.tsx';
import { Trust } from './trust.tsx';

/** Front page for users who are not signed in. */
export const Landing = () => (
  <>
    <Hero />
    <Features />
    <InAction />
    <Trust />
    <Pricing />
    <Referral />
    <About />
    <Closing />
  </>
);
