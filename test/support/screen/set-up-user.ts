import { userEvent } from '@testing-library/user-event';

/** Keys such as '{Enter}', and text so short that typing it costs little. */
const isTypedByKey = (text: string) => text.length < 3 || /[{[\n]/.test(text);

/**
 * Returns a user whose longer texts arrive as one insertion and a last key. Each key renders the screen again, which
 * takes a fifth of the time of all screen tests. Use `user.keyboard()` where every key matters.
 */
export const setUpUser = () => {
  const user = userEvent.setup();
  const type: typeof user.type = async (element, text, options) => {
    if (options || isTypedByKey(text)) return user.type(element, text, options);
    await user.click(element);
    await user.paste(text.slice(0, -1));
    return user.keyboard(text.slice(-1));
  };
  return { ...user, type };
};
