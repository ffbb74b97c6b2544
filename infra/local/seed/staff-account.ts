/** The account that shows the staff page. The terminal names it beside the demo account. */
export const staffAccount = {
  email: 'staff@platewise.local',
  password: 'demo1234',
  fullName: 'Sam Staff',
};
