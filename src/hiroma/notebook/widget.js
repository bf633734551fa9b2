// The widget around a board: a frame with a page of its own, so that no style of the notebook reaches the board.
export default {
  render({ model, el }) {
    const frame = document.createElement("iframe");
    const { port1: here, port2: there } = new MessageChannel();
    const send = (message) => here.postMessage(message);
    const show = () => send({ type: "scene", scene: model.get("scene") });
    const hear = (message) => send(message);
    frame.title = "Hiroma";
    frame.style.cssText = `display:block;width:100%;height:${model.get("height")}px;border:0`;
    here.onmessage = ({ data }) => model.send(data);
    model.on("change:scene", show);
    model.on("msg:custom", hear);
    frame.addEventListener("load", () => {
      frame.contentWindow.postMessage("hiroma", "*", [there]);
      show();
    }, { once: true });
    frame.srcdoc = model.get("page");
    el.append(frame);
    return () => {
      model.off("change:scene", show);
      model.off("msg:custom", hear);
      here.close();
    };
  },
};
