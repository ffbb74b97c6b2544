/** Of an e-mail that somebody typed, enough for them to know it again, e.g. `m…@example.com`. */
export const emailHintOf = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}…${email.slice(at)}`;
};
