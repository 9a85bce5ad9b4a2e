//! The hall screen: a second window of the same program, for the projector.

use super::Window;

impl Window {
    /// Looks at the hall screen as at a window of its own, then comes back to this one.
    pub fn in_the_hall<T>(&self, look: impl FnOnce(&Self) -> T) -> T {
        let here = self.driver.ask(async |client| client.window().await);
        let here = self.expect(here, "know which window this is");
        self.until("see the hall screen open", Window::turn_to_the_hall);
        self.fill_the_screen();
        let seen = look(self);
        let back = self
            .driver
            .ask(async |client| client.switch_to_window(here).await);
        self.expect(back, "come back from the hall screen");
        seen
    }

    fn turn_to_the_hall(&self) -> Result<(), String> {
        let turned = self.driver.ask(async |client| {
            for window in client.windows().await? {
                client.switch_to_window(window).await?;
                let page = client.execute("return location.pathname", vec![]).await?;
                if page == "/hall.html" {
                    return Ok(true);
                }
            }
            Ok(false)
        });
        match turned {
            Ok(true) => Ok(()),
            Ok(false) => Err("no window shows it".to_owned()),
            Err(error) => Err(error.to_string()),
        }
    }
}
