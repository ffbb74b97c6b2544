import { DeleteAccount } from '../../features/account/delete-account.tsx';
import { ConsentSetting } from '../../features/consent/consent-setting.tsx';
import { ProfileView } from '../../features/profile/profile-view.tsx';

/** The tab Profile: the person's own fields, what they agreed to, and the way out. */
export const ProfileTab = () => (
  <ProfileView
    aside={
      <>
        <ConsentSetting />
        <DeleteAccount />
      </>
    }
  />
);
