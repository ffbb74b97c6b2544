import { startApp } from '#web/app/start-app.tsx';

startApp();
