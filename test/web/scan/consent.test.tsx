import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import type { Profile } from '#shared/profile/schema.ts';
import { scanRoutes } from '#shared/scan/routes.ts';
import { failure } from '#test/support/scripted-api.ts';
import { clickButton } from '#test/support/screen/click-button.ts';
import { analysis } from '#test/support/builders/a-food-analysis.ts';
import { aBlankProfile } from '#test/support/builders/a-profile.ts';
import { useScriptedBrowser } from './scripted-browser.ts';
import { KEY, openScanner, scriptScanner, takePhoto, theResult, toast } from './scanner.tsx';

const browser = useScriptedBrowser();

const profileWith = (ai_consent: Profile['ai_consent']): Profile => ({
  ...aBlankProfile(),
  email: null,
  ai_consent,
});

/** Creates a user without consent, which the server requires. */
const script = (
  ai_consent: Profile['ai_consent'] = null,
  answers = [failure('CONSENT_NEEDED'), analysis],
) => {
  const api = scriptScanner({ analyze: answers });
  api.on(profileRoutes.read, () => profileWith(ai_consent));
  return api;
};
const theQuestion = () => screen.findByRole('heading', { name: 'May a provider see it?' });
const theWords = () => screen.findByRole('heading', { name: 'What is on the plate?' });

describe('The consent before the first photo goes to a provider', () => {
  it('D45 consent is requested while the photo waits', async () => {
    script();
    openScanner();
    await takePhoto();
    await theQuestion();
    expect(screen.getByRole('img', { name: 'Your meal' })).toBeDefined();
    expect(screen.queryByText('Analysis Failed')).toBeNull();
  });

  it('D45 an agreement continues with the photo, which is uploaded once', async () => {
    const api = script();
    openScanner();
    await takePhoto();
    await theQuestion();
    await clickButton('Allow');
    await theResult();
    expect(browser.uploads).toHaveLength(1);
    expect(api.sentTo(scanRoutes.analyze)).toHaveLength(2);
  });

  it('D45 a refusal leads to the text description, keeps the photo, and sends no analysis', async () => {
    const api = script();
    openScanner();
    await takePhoto();
    await theQuestion();
    await clickButton('Don’t allow');
    await theWords();
    expect(screen.getByText(/not to share photos with an AI provider/)).toBeDefined();
    await userEvent.type(screen.getByLabelText('Foods and amounts'), 'a bowl of rice');
    await clickButton('Find foods');
    await theResult();
    await clickButton('Log Food');
    await toast('Food Logged!');
    expect(api.sentTo(foodEntryRoutes.create)[0]?.body).toMatchObject({ image_url: KEY });
    expect(api.sentTo(scanRoutes.analyze)).toHaveLength(1);
  });

  it('D45 an earlier refusal is not asked about again, but can be changed', async () => {
    script('declined');
    openScanner();
    await takePhoto();
    await theWords();
    await clickButton('Change my choice');
    await theQuestion();
    await clickButton('Allow');
    await theResult();
  });

  it('the question appears when the stored choice is unknown', async () => {
    const api = script();
    api.on(profileRoutes.read, () => failure('INTERNAL'));
    openScanner();
    await takePhoto();
    await theQuestion();
  });
});
