import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import { Heading, Text } from '@aws-amplify/ui-react';

const parts = { contact: (inner: string) => <a href={publicAddress('/contact')}>{inner}</a> };

/** Title of the authenticator code form, with help for users without their phone. */
export const EnterAppCode = () => (
  <>
    <Heading level={2}>{t('Enter the code from your app')}</Heading>
    <Text>
      <RichText
        text="Open your authenticator app and enter the 6-digit code for Platewise. Lost your phone? Use a recovery code, or <contact>contact us</contact> if you have none."
        parts={parts}
      />
    </Text>
  </>
);
