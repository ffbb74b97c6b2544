import { ConsentSetting } from '../../features/consent/consent-setting.tsx';
import { ProfileView } from '../../features/profile/profile-view.tsx';

/** The tab Profile: the person's own fields, and what they agreed to. */
export const ProfileTab = () => <ProfileView aside={<ConsentSetting />} />;
