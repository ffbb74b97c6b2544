import { t } from '#web/lib/language/translate.ts';
import { useLayoutEffect, useState } from 'react';
import '../authenticator.css';
import { authLead } from '../auth-lead.ts';
import { AuthFrame } from '../auth-frame.tsx';
import { NewPasswordFields } from '../reset-password/new-password-fields.tsx';
import { type LightAction, type LightForm, requestHandover, showsLightForm } from './handover.ts';
import { LightNotice, type Notice } from './light-notice.tsx';
import { LightSignIn } from './light-sign-in.tsx';
import { LightSignUp } from './light-sign-up.tsx';
import { LightTabs } from './light-tabs.tsx';
import { LightThemeButton } from './light-theme-button.tsx';

interface Props {
  /** Form that is shown first. */
  start: LightForm;
  /** Message about the link that led here. */
  notice: Notice | null;
  /** Loads the app, which takes over once an action is requested. */
  loadApp: () => Promise<unknown>;
}

/**
 * The auth and reset pages before the app has loaded: the same forms without Amplify and the app's components. An
 * action that needs them waits until they have loaded.
 */
export const LightPage = ({ start, notice: first, loadApp }: Props) => {
  const [form, setForm] = useState(start);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState(first);
  useLayoutEffect(() => showsLightForm(form), [form]);

  const act = (action: LightAction): void => {
    setBusy(action === 'submit');
    setNotice(null);
    loadApp().then(
      () => requestHandover(action),
      () => {
        setBusy(false);
        setNotice({
          title: t('Error'),
          message: t('We couldn’t reach the server. Check your connection and try again.'),
        });
      },
    );
  };
  const theme = <LightThemeButton onClick={() => act('theme')} />;
  const message = notice && <LightNotice {...notice} onClose={() => setNotice(null)} />;
  const preload = (): void => void loadApp().catch(() => undefined);

  if (form === 'new-password') {
    return (
      <div onFocus={preload} onPointerDown={preload}>
        {message}
        <AuthFrame
          title={t('Choose a new password')}
          lead={t('You’re signed out everywhere. Sign in with your new password.')}
          theme={theme}
        >
          <div data-amplify-authenticator="">
            <form
              data-amplify-form=""
              method="post"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                act('submit');
              }}
            >
              <NewPasswordFields isSaving={false} />
            </form>
          </div>
        </AuthFrame>
      </div>
    );
  }
  const Form = form === 'sign-in' ? LightSignIn : LightSignUp;
  return (
    <div onFocus={preload} onPointerDown={preload}>
      {message}
      <AuthFrame title={t('Know what’s on your plate')} lead={authLead()} theme={theme}>
        <div data-amplify-authenticator="">
          <LightTabs open={form} onOpen={setForm}>
            <Form isBusy={isBusy} onAction={act} />
          </LightTabs>
        </div>
      </AuthFrame>
    </div>
  );
};
