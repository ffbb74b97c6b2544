import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

// A module of its own, because a worker evaluates it once and the setup file for each test file.
configure({
  // Much of the app is loaded lazily, which takes time on a busy machine.
  asyncUtilTimeout: 30_000,
  // Waiting tries again after each change of the page. Only the last failure prints the page, which takes long.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : getElementError(message, container),
});
