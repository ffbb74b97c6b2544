/** Loads the renewal of photo addresses, which most pages never need. */
export const loadRenewPhotoAddress = () => import('./renew-photo-address.ts');
