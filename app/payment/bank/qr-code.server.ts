/** A text as a QR code, a `data:` URL of an SVG. It is black on white with a margin, whatever the brand: cameras need it so. */
export async function qrCode(text: string): Promise<string> {
  const { default: QRCode } = await import("qrcode");
  const svg = await QRCode.toString(text, { type: "svg", margin: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
