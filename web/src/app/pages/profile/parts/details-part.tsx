import { Achievements } from '#web/features/achievements/achievements.tsx';
import { ProfileView } from '#web/features/profile/profile-view.tsx';

/** The profile's fields with one Save button, and the achievements. */
export const DetailsPart = () => <ProfileView aside={<Achievements />} />;
