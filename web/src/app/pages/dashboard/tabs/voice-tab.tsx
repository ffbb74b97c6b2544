import { Assistant } from '#web/features/assistant/assistant.tsx';
import { askConsent } from '../../../ask-consent.tsx';

/** AI Assistant with the parts from other features. */
export const Tab = () => <Assistant renderConsent={askConsent} />;
