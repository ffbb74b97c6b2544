import { ProfileContent } from '../profile/profile-content.tsx';
import { profilePartAt } from '../profile/profile-parts.ts';
import { paths } from '#web/lib/navigation/paths.ts';

const firstPart = profilePartAt(paths.profile);

/** Profile tab: the first page of the profile. The others have their own addresses. */
export const ProfileTab = () => <ProfileContent part={firstPart} />;
