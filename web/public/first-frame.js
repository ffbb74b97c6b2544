// Loads the app's scripts. On the dashboard of a signed-in user it first shows the prerendered frame
// (web/src/app/first-frame), so that there is something to see within a second on a slow network. Keep the keys in sync
// with src/app/light/has-stored-session.ts, src/lib/language/language.ts and src/features/shell/sidebar-state.ts.
(() => {
  const { scripts, next } = document.currentScript.dataset;
  const isDashboard = /^\/dashboard\/?$/.test(location.pathname);

  const preload = (href) => {
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    return Object.assign(
      link,
      { crossOrigin: '', href },
      isStyle ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' },
    );
  };
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    const paths = scripts.split(' ');
    document.head.append(...(isDashboard ? `${scripts} ${next}` : scripts).split(' ').map(preload));
    try {
      // Each script runs in a task of its own, between which the browser paints and answers to taps.
      for (const path of paths) {
        await import(path);
        await new Promise((resolve) => setTimeout(resolve));
      }
    } catch {
      // The browser's console names the request.
      const frame = show('failure');
      frame.inert = false;
      frame.removeAttribute('aria-hidden');
    }
  };

  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be blocked.
      return null;
    }
  };
  const isSignedIn = () => {
    try {
      return Object.keys(localStorage).some((key) =>
        /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/.test(key),
      );
    } catch {
      return false;
    }
  };

  const show = (name) => {
    const templateIn = (language) =>
      document.querySelector(`template[data-name="${name}"][data-language="${language}"]`);
    const languages = [stored('platewise-language'), ...navigator.languages.map((tag) => tag.split('-')[0])];
    const language = languages.find((each) => each && templateIn(each)) ?? 'en';
    const frame = document.getElementById('first-frame');
    frame.lang = language;
    frame.replaceChildren(templateIn(language).content.cloneNode(true));
    return frame;
  };
  const showDashboard = () => {
    const frame = show('dashboard');
    // As in src/features/dashboard/greeting-plate.tsx.
    const now = new Date().getHours();
    const hour = now < 5 ? now + 24 : now;
    const greetings = [...frame.querySelectorAll('[data-until]')];
    const greeting = greetings.find(({ dataset }) => hour < Number(dataset.until));
    for (const other of greetings) if (other !== greeting) other.remove();
    if (/(?:^|; )sidebar_state=false/.test(document.cookie))
      frame.querySelector('[data-state]').dataset.state = 'icons';
  };

  // A hidden page is never painted.
  if (document.hidden || !isDashboard || !isSignedIn()) {
    void start();
    return;
  }
  document.addEventListener('DOMContentLoaded', showDashboard);
  // The app's scripts compete with the styles for the network, and with the paint for the processor.
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) void start();
  }).observe({ type: 'paint', buffered: true });
  // If the paint is not reported.
  addEventListener('load', () => setTimeout(() => void start(), 1_000));
})();
