import { t } from '#web/lib/language/translate.ts';
import { Heading } from '@aws-amplify/ui-react';

/** Title of the form for the emailed code, one level below the page title. */
export const CheckYourMail = () => <Heading level={2}>{t('Check your email')}</Heading>;
