/** Returns a hint of an email the user typed, enough to recognize it: `m…@example.com`. */
export const emailHintOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}…${email.slice(at)}`;
};
