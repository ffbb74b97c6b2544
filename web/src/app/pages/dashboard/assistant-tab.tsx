import { Assistant } from '#web/features/assistant/assistant.tsx';
import { askConsent } from '../../ask-consent.tsx';

/** The AI Assistant with what belongs to other features. */
export const AssistantTab = () => <Assistant renderConsent={askConsent} />;
