/** The user and ID in the name of an Amazon Transcribe job. */
export interface NamedJob {
  user_id: string;
  id: string;
}

/** @param prefix prefix of the environment: all environments of an AWS account share one namespace */
export const jobNameOf = (prefix: string, { user_id, id }: NamedJob): string => `${prefix}${user_id}.${id}`;

/** @returns null for a job of another environment */
export const jobOfName = (prefix: string, name: string): NamedJob | null => {
  const [, user_id, id] =
    (name.startsWith(prefix) && /^(.+)\.(\w{26})$/.exec(name.slice(prefix.length))) || [];
  return user_id !== undefined && id !== undefined ? { user_id, id } : null;
};
