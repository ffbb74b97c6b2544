import { useTakeOver } from './use-handover.ts';

/** Takes over from the light page as soon as the surrounding form is shown. */
export const TakeOver = () => <span ref={useTakeOver()} hidden />;
