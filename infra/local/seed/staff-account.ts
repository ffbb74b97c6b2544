/** The account for the staff page. The terminal prints it next to the demo account. */
export const staffAccount = {
  email: 'staff@platewise.local',
  password: 'demo1234',
  fullName: 'Sam Staff',
};
