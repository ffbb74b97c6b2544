/** Ends this browser's subscription: who signs out is not told of their meals here. The server learns it by the next one. */
export const endPushSubscription = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Safari has no `pushManager` outside of an installed app.
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
};
