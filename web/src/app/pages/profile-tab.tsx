import { DeleteAccount } from '../../features/account/delete-account.tsx';
import { ConsentSetting } from '../../features/consent/consent-setting.tsx';
import { RememberedCorrections } from '../../features/food-entries/remembered-corrections.tsx';
import { ProfileView } from '../../features/profile/profile-view.tsx';

/** The tab Profile: the person's own fields, what they agreed to, what was learnt from them, and the way out. */
export const ProfileTab = () => (
  <ProfileView
    aside={
      <>
        <ConsentSetting />
        <RememberedCorrections />
        <DeleteAccount />
      </>
    }
  />
);
