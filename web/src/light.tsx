import '#web/styles/layers.css';
import '#web/styles/tokens.css';
import '#web/styles/fonts.css';
import '#web/styles/base.css';
import '#web/styles/layout.css';
import '#web/styles/shared.css';
import './light.css';
import { loadAppTexts } from '#web/lib/language/translate.ts';
import { openLightPage } from '#web/app/light/open-light-page.tsx';

openLightPage(async () => {
  await loadAppTexts();
  (await import('#web/app/start-app.tsx')).startApp();
});
