// Shops have other hours on these days (sandbox/seed/geography/special-dates.json; a test compares).
const special = ["12-31", "01-01", "03-22", "05-09", "07-03", "08-24", "10-03", "10-29", "12-25"];

/** @param {string} date YYYY-MM-DD @param {number} days @returns {string} */
const later = (date, days) => new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The date (YYYY-MM-DD), or the next one that is a day like any other: from the evening before it to a week after, as far as orders are taken
 * and announcements made, shops have their usual hours.
 * @param {string} date @returns {string}
 */
export function quietDay(date) {
  const near = Array.from({ length: 9 }, (_, index) => later(date, index - 1).slice(5));
  return near.some((day) => special.includes(day)) ? quietDay(later(date, 1)) : date;
}
