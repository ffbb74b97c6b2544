/** Ends this browser's push subscription. The server notices it with the next message. */
export const endPushSubscription = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Safari has no `pushManager` outside an installed app.
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
};
