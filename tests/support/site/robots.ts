/** Whether robots.txt lets every crawler ask for an address (RFC 9309, the rules of `User-agent: *`; ours have no `Allow`). */
export function allowedBy(robots: string): (address: string) => boolean {
  const rules = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = ""]) => {
    const pattern = path.split("*").map((part) => part.replace(/[.?+^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${pattern.join(".*")}`);
  });
  return (address) => !rules.some((rule) => rule.test(address));
}
