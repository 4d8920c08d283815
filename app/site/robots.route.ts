/** Search engines may index menus, but not carts, orders and sign-in. */
export const loader = () =>
  new Response(
    [
      "User-agent: *",
      "Disallow: /*/cart",
      "Disallow: /*/checkout",
      "Disallow: /*/order/",
      "Disallow: /*/login",
      "",
    ].join("\n"),
    {
      headers: { "Content-Type": "text/plain", "Cache-Control": "public, max-age=3600" },
    },
  );
