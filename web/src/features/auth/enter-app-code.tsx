import { Heading, Text } from '@aws-amplify/ui-react';

/** Title of the form that takes the code of an authenticator app, and what to do without the phone. */
export const EnterAppCode = () => (
  <>
    <Heading level={2}>Enter the code of your app</Heading>
    <Text>
      Open your authenticator app and type the six digits for Platewise. Is the phone gone? Set another one up
      with the key that you kept, or <a href="/contact">write to us</a>.
    </Text>
  </>
);
